# the planet's imbalance is the plain mean over the bands, not weighted with the area
def zonal_budget(T, lat, S0, A, B):
    sin2 = np.sin(np.deg2rad(lat)) ** 2
    legendre = 1.5 * sin2 - 0.5
    insol = S0 * (1 + S2 * legendre) / 4
    albedo = np.array([ALBEDO_FREE if t > T_FREE else ALBEDO_ICE if t < T_ICE
                       else ALBEDO_ICE + (t - T_ICE) / (T_FREE - T_ICE) * (ALBEDO_FREE - ALBEDO_ICE) for t in T])
    asr = insol * (1 - albedo)
    olr = A + B * T
    net = asr - olr
    imbalance = net.mean()
    return albedo, net, imbalance
