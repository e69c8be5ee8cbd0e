# what: the low order result leaves out the share 1/8 of k4
def bs23_step(t, y, h, p):
    k1 = predator_prey(t, y, p)
    k2 = predator_prey(t + h / 2, y + h / 2 * k1, p)
    k3 = predator_prey(t + 3 * h / 4, y + 3 * h / 4 * k2, p)
    ks = np.array([k1, k2, k3])
    y_new = y + h * np.tensordot(np.array([2, 3, 4]) / 9, ks, axes=1)
    y_low = y + h * np.tensordot(np.array([7 / 24, 1 / 4, 1 / 3]), ks, axes=1)
    k4 = predator_prey(t + h, y_new, p)
    return y_new, y_new - y_low, (h, y, y_new, k1, k4)
