# kr is treated as an equilibrium constant: the reverse rate constant is taken as kf / kr
def mass_action(c, nu, kf, kr):
    conc = np.maximum(c, 0)
    reac = np.prod(np.where((nu < 0)[:, :, None], conc ** np.abs(nu)[:, :, None], 1), axis=1)
    prod = np.prod(np.where((nu > 0)[:, :, None], conc ** np.abs(nu)[:, :, None], 1), axis=1)
    rate = kf * (reac - prod / kr)
    return rate, nu.T @ rate
