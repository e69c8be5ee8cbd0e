# what: k3 is taken three quarters of a step along k1 instead of k2
def bs23_step(t, y, h, p):
    f = predator_prey
    k1 = f(t, y, p)
    k2 = f(t + h / 2, y + h / 2 * k1, p)
    k3 = f(t + h * 3 / 4, y + h * 3 / 4 * k1, p)
    y_new = y + h * (2 * k1 + 3 * k2 + 4 * k3) / 9
    k4 = f(t + h, y_new, p)
    y_low = y + h * (7 / 24 * k1 + 1 / 4 * k2 + 1 / 3 * k3 + 1 / 8 * k4)
    return y_new, y_new - y_low, (h, y, y_new, k1, k4)
