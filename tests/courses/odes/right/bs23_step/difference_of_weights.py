# what: right; the error from the difference of the weights
def bs23_step(t, y, h, p):
    k1 = predator_prey(t, y, p)
    k2 = predator_prey(t + 0.5 * h, y + 0.5 * h * k1, p)
    k3 = predator_prey(t + 0.75 * h, y + 0.75 * h * k2, p)
    y_new = y + h * (2 / 9 * k1 + k2 / 3 + 4 / 9 * k3)
    k4 = predator_prey(t + h, y_new, p)
    err = h * (-5 / 72 * k1 + k2 / 12 + k3 / 9 - k4 / 8)
    return y_new, err, (h, y, y_new, k1, k4)
