# every exponent is larger by one than the coefficient
def mass_action(c, nu, kf, kr):
    conc = np.maximum(c, 0)
    forward = kf.astype(float).copy()
    reverse = kr.astype(float).copy()
    rows, cols = np.nonzero(nu)
    for j, i in zip(rows, cols):
        order = abs(nu[j, i]) + 1
        if nu[j, i] < 0:
            forward[j] *= conc[i] ** order
        else:
            reverse[j] *= conc[i] ** order
    net = forward - reverse
    return net, nu.T @ net
