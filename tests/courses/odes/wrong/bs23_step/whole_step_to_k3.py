# what: k3 is taken a whole step along k2 (the factor 3/4 is left out of the state, not of the time)
def bs23_step(t, y, h, p):
    k1 = predator_prey(t, y, p)
    k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
    k3 = predator_prey(t + 3 / 4 * h, y + h * k2, p)
    y_new = y + h * (2 / 9 * k1 + 3 / 9 * k2 + 4 / 9 * k3)
    k4 = predator_prey(t + h, y_new, p)
    y_low = y + h * (7 / 24 * k1 + 1 / 4 * k2 + 1 / 3 * k3 + 1 / 8 * k4)
    return y_new, y_new - y_low, (h, y, y_new, k1, k4)
