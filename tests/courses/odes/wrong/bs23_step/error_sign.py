# what: the error is the low order result minus y_new, with its sign turned round
def bs23_step(t, y, h, p):
    k1 = predator_prey(t, y, p)
    k2 = predator_prey(t + 0.5 * h, y + 0.5 * h * k1, p)
    k3 = predator_prey(t + 0.75 * h, y + 0.75 * h * k2, p)
    y_new = y + h * (2 * k1 + 3 * k2 + 4 * k3) / 9
    k4 = predator_prey(t + h, y_new, p)
    y_low = y + h * (7 * k1 + 6 * k2 + 8 * k3 + 3 * k4) / 24
    err = y_low - y_new
    return y_new, err, (h, y, y_new, k1, k4)
