# negative concentrations are replaced by their absolute values instead of by zero
def mass_action(c, nu, kf, kr):
    c = np.abs(c)
    expo_react = (np.abs(nu) - nu) // 2
    expo_prod = (np.abs(nu) + nu) // 2
    rf = np.stack([kf[j] * np.prod(np.power(c, expo_react[j][:, None]), axis=0) for j in range(nu.shape[0])])
    rb = np.stack([kr[j] * np.prod(np.power(c, expo_prod[j][:, None]), axis=0) for j in range(nu.shape[0])])
    return rf - rb, nu.T @ (rf - rb)
