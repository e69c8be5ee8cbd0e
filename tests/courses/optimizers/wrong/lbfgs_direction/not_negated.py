# what: r is returned as the direction, without the minus sign (the slope fits it)
def lbfgs_direction(g, S, Y):
    keep = [i for i in range(len(S)) if np.dot(S[i], Y[i]) > 0]
    q = np.array(g)
    a = {}
    for i in keep[::-1]:
        rho = 1 / np.dot(Y[i], S[i])
        a[i] = rho * np.dot(S[i], q)
        q = q - a[i] * Y[i]
    gamma = 1.0
    if keep:
        k = keep[-1]
        gamma = np.dot(S[k], Y[k]) / np.dot(Y[k], Y[k])
    r = gamma * q
    for i in keep:
        b = np.dot(Y[i], r) / np.dot(Y[i], S[i])
        r = r + (a[i] - b) * S[i]
    return r, np.dot(g, r)
