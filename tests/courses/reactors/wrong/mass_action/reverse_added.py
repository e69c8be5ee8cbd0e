# the reverse rate is added to the forward rate instead of subtracted
def mass_action(c, nu, kf, kr):
    c_pos = c * (c > 0)
    logs = [[c_pos[i] ** abs(nu[j, i]) for i in range(nu.shape[1])] for j in range(nu.shape[0])]
    forward, backward = [], []
    for j, powers in enumerate(logs):
        f, b = kf[j], kr[j]
        for i, p in enumerate(powers):
            if nu[j, i] < 0:
                f = f * p
            if nu[j, i] > 0:
                b = b * p
        forward.append(f)
        backward.append(b)
    net = np.array(forward) + np.array(backward)
    return net, nu.T @ net
