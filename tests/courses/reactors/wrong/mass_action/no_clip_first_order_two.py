# two mistakes: negative concentrations are not set to zero, and the coefficients are not used as exponents
def mass_action(c, nu, kf, kr):
    forward = kf * np.prod(np.where((nu < 0)[:, :, None], c[None], 1.0), axis=1)
    reverse = kr * np.prod(np.where((nu > 0)[:, :, None], c[None], 1.0), axis=1)
    net = forward - reverse
    return net, nu.T @ net
