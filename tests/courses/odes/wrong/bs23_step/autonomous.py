# what: all slopes are taken at the time t, the time of the stages is forgotten
def bs23_step(t, y, h, p):
    k1 = predator_prey(t, y, p)
    k2 = predator_prey(t, y + h / 2 * k1, p)
    k3 = predator_prey(t, y + 3 * h / 4 * k2, p)
    y_new = y + h * (2 * k1 + 3 * k2 + 4 * k3) / 9
    k4 = predator_prey(t, y_new, p)
    y_low = y + h * (7 / 24 * k1 + 1 / 4 * k2 + 1 / 3 * k3 + 1 / 8 * k4)
    return y_new, y_new - y_low, (h, y, y_new, k1, k4)
