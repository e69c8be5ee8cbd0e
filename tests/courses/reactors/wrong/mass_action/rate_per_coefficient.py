# the forward rate is additionally multiplied by the sum of the reactants' coefficients (the molecularity)
def mass_action(c, nu, kf, kr):
    z = np.maximum(c, 0)
    order = np.where(nu < 0, -nu, 0)
    order_back = np.where(nu > 0, nu, 0)
    molecularity = order.sum(axis=1)
    f = molecularity[:, None] * kf * np.prod(z[None] ** order[:, :, None], axis=1)
    b = kr * np.prod(z[None] ** order_back[:, :, None], axis=1)
    return f - b, nu.T @ (f - b)
