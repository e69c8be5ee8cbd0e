# what: the result of order 2 is returned as y_new, the one of order 3 serves for the error only
def bs23_step(t, y, h, p):
    k1 = predator_prey(t, y, p)
    k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
    k3 = predator_prey(t + 3 * h / 4, y + 3 * h / 4 * k2, p)
    third = y + h * (2 / 9 * k1 + 1 / 3 * k2 + 4 / 9 * k3)
    k4 = predator_prey(t + h, third, p)
    second = y + h * (7 / 24 * k1 + 1 / 4 * k2 + 1 / 3 * k3 + 1 / 8 * k4)
    return second, third - second, (h, y, second, k1, k4)
