# the efficacy multiplies the heat that the deep ocean gains as well, not only the surface's loss
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    T = np.zeros(F.shape[0])
    D = np.zeros(F.shape[0])
    surf, deep = [T], [D]
    for f in F.T:
        flux = eff * gamma * (T - D)
        dT = (f - lam * T - flux) / C
        dD = flux / Cd
        T, D = T + dt * dT, D + dt * dD
        surf.append(T)
        deep.append(D)
    surf = np.array(surf).T
    deep = np.array(deep).T
    N = (C * np.diff(surf) + Cd * np.diff(deep)) / dt
    return dict(surface=surf, deep=deep, imbalance=N)
