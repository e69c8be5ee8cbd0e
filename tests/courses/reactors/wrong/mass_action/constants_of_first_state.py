# the rate constants of the first state are used in all states
def mass_action(c, nu, kf, kr):
    c = np.maximum(c, 0)
    k_plus, k_minus = kf[:, 0], kr[:, 0]
    powers_f = np.prod(c[None] ** np.where(nu < 0, -nu, 0)[:, :, None], axis=1)
    powers_r = np.prod(c[None] ** np.where(nu > 0, nu, 0)[:, :, None], axis=1)
    rates = k_plus[:, None] * powers_f - k_minus[:, None] * powers_r
    return rates, nu.T @ rates
