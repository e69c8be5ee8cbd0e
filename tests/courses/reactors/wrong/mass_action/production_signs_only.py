# the production uses only the signs of the coefficients: a species with coefficient 2 counts once
def mass_action(c, nu, kf, kr):
    c0 = np.maximum(c, 0)
    e_f = np.where(nu < 0, -nu, 0)[:, :, None]
    e_r = np.where(nu > 0, nu, 0)[:, :, None]
    v = kf * np.prod(c0[None, :, :] ** e_f, axis=1)
    w = kr * np.prod(c0[None, :, :] ** e_r, axis=1)
    net = v - w
    made = np.zeros(c.shape)
    for j in range(nu.shape[0]):
        for i in range(nu.shape[1]):
            if nu[j, i] < 0:
                made[i] -= net[j]
            if nu[j, i] > 0:
                made[i] += net[j]
    return net, made
