# what: begins with a vector of ones instead of the given one
def power_iteration(C, v, steps):
    d = C.shape[0]
    q = np.ones(d) / np.sqrt(d)
    for _ in range(steps):
        q = C @ q
        q = q / np.linalg.norm(q)
    value = q @ C @ q
    if q[np.argmax(np.abs(q))] < 0:
        q = -q
    return q, value
