# absolute coefficients as exponents everywhere, and ones where a species is not on that side; tensordot
def mass_action(c, nu, kf, kr):
    c = np.where(c < 0, 0.0, c)
    powers = c[None, :, :] ** np.abs(nu)[:, :, None]
    left = np.where((nu < 0)[:, :, None], powers, 1.0)
    right = np.where((nu > 0)[:, :, None], powers, 1.0)
    rates = kf * np.multiply.reduce(left, axis=1) - kr * np.multiply.reduce(right, axis=1)
    production = np.tensordot(nu, rates, axes=(0, 0))
    return rates, production
