# the reverse rate is computed with the reactants' concentrations too, instead of the products'
def mass_action(c, nu, kf, kr):
    def concentration_product(powers):
        return np.array([np.prod(cp ** p[:, None], axis=0) for p in powers])

    cp = np.maximum(c, 0)
    left = np.where(nu < 0, -nu, 0)
    driving = concentration_product(left)
    r = kf * driving - kr * driving
    return r, nu.T @ r
