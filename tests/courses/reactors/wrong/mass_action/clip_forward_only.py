# negative concentrations are set to zero in the forward rate only; the reverse rate uses them as they are
def mass_action(c, nu, kf, kr):
    clean = np.maximum(c, 0)
    f = kf * np.prod(clean ** np.maximum(-nu, 0)[:, :, None], axis=1)
    b = kr * np.prod(c ** np.maximum(nu, 0)[:, :, None], axis=1)
    net = f - b
    production = np.array([sum(nu[j, i] * net[j] for j in range(nu.shape[0])) for i in range(nu.shape[1])])
    return net, production
