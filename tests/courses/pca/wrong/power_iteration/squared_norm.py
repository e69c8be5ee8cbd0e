# what: root forgotten, divides by the squared length
def power_iteration(C, v, steps):
    for _ in range(steps):
        v = C @ v
        v = v / (v @ v)
    lam = v @ C @ v
    v = v * np.sign(v[np.argmax(np.abs(v))])
    return v, lam
