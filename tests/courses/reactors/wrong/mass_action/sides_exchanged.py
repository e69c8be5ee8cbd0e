# forward and reverse are exchanged: kf goes with the products' concentrations and kr with the reactants'
def mass_action(c, nu, kf, kr):
    conc = np.maximum(c, 0.0)
    reac = np.where(nu < 0, np.abs(nu), 0)
    prod = np.where(nu > 0, nu, 0)
    P_reac = np.ones_like(kf)
    P_prod = np.ones_like(kf)
    for i in range(conc.shape[0]):
        P_reac *= conc[i][None, :] ** reac[:, i][:, None]
        P_prod *= conc[i][None, :] ** prod[:, i][:, None]
    net = kf * P_prod - kr * P_reac
    return net, nu.T @ net
