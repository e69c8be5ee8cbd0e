# the reverse reaction is left out: the rate is the forward rate alone
def mass_action(c, nu, kf, kr):
    c = np.clip(c, 0, np.inf)
    order = -np.minimum(nu, 0)
    rate = kf * np.exp(np.einsum("rs,sm->rm", order, np.log(np.maximum(c, 1e-300))))
    return rate, np.einsum("rs,rm->sm", nu, rate)
