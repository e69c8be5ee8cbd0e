# what: sign convention left out
def power_iteration(C, v, steps):
    x = v.copy()
    for i in range(steps):
        x = C.dot(x)
        x /= np.linalg.norm(x)
    lam = x.dot(C).dot(x)
    return x, lam
