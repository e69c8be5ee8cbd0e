# what: mean reward and mean future value apart, with masks multiplied
def bellman_backup(P, R, V, ends, gamma):
    live = 1.0 - ends
    r = np.einsum("sat,sat->sa", P, R)
    return live[:, None] * (r + gamma * P @ (V * live))
