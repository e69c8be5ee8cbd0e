# the production has the opposite sign: a minus too many, as if it were the rate of consumption
def mass_action(c, nu, kf, kr):
    x = np.maximum(c, 0)
    a = (-nu) * (nu < 0)
    b = nu * (nu > 0)
    rate = kf * (x[None] ** a[..., None]).prod(1) - kr * (x[None] ** b[..., None]).prod(1)
    R = -np.einsum("rs,rm->sm", nu, rate)
    return rate, R
