# the efficacy of the uptake is left out of the surface equation
def two_layer_response(F, lam, gamma, eff, C, Cd, dt):
    nscen, nt = F.shape
    Ts = np.zeros((nscen, nt + 1))
    Td = np.zeros((nscen, nt + 1))
    for i in range(nt):
        H = gamma * (Ts[:, i] - Td[:, i])
        Ts[:, i + 1] = Ts[:, i] + dt * (F[:, i] - lam * Ts[:, i] - H) / C
        Td[:, i + 1] = Td[:, i] + dt * H / Cd
    N = C * (Ts[:, 1:] - Ts[:, :-1]) / dt + Cd * (Td[:, 1:] - Td[:, :-1]) / dt
    return {"surface": Ts, "deep": Td, "imbalance": N}
