# the critical distance has eta / p, the cotangent of the angle, instead of p / eta
def head_waves(offsets, thickness, velocity):
    slow = 1 / velocity
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(len(thickness)):
        p = slow[k + 1]
        if p >= slow[:k + 1].min():
            continue
        eta = np.sqrt(slow[:k + 1] ** 2 - p ** 2)
        hh = thickness[:k + 1]
        xc = 2 * np.dot(hh, eta / p)
        tt = offsets * p + 2 * np.dot(hh, eta)
        head[k] = np.where(offsets < xc, np.inf, tt)
    w = np.r_[[offsets * slow[0]], head]
    return head, np.amin(w, axis=0), np.argmin(w, axis=0)
