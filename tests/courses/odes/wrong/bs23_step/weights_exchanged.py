# what: the weights of k2 and k3 in y_new are exchanged, 2, 4, 3 over 9
def bs23_step(t, y, h, p):
    k1 = predator_prey(t, y, p)
    k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
    k3 = predator_prey(t + 3 * h / 4, y + 3 * h / 4 * k2, p)
    y_new = y + h / 9 * (2 * k1 + 4 * k2 + 3 * k3)
    k4 = predator_prey(t + h, y_new, p)
    err = y_new - (y + h * (7 / 24 * k1 + k2 / 4 + k3 / 3 + k4 / 8))
    return y_new, err, (h, y, y_new, k1, k4)
