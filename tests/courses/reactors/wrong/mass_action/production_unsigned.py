# the production uses the absolute values of the coefficients, so reactants are formed instead of consumed
def mass_action(c, nu, kf, kr):
    cc = np.where(c > 0, c, 0.0)
    left = np.abs(np.minimum(nu, 0))
    right = np.maximum(nu, 0)
    f = kf * np.array([np.prod(cc.T ** left[j], axis=1) for j in range(len(nu))])
    b = kr * np.array([np.prod(cc.T ** right[j], axis=1) for j in range(len(nu))])
    rho = f - b
    prod = np.abs(nu).T.dot(rho)
    return rho, prod
