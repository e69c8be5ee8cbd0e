# x in the distribution of sunlight is the cosine of the latitude instead of the sine
def zonal_budget(T, lat, S0, A, B):
    c = np.cos(np.deg2rad(lat))
    sun = S0 / 4 * (1 + S2 * (3 * c**2 - 1) / 2)
    share = np.clip((T - T_FREE) / (T_ICE - T_FREE), 0.0, 1.0)
    albedo = share * ALBEDO_ICE + (1 - share) * ALBEDO_FREE
    balance = sun * (1 - albedo) - (A + B * T)
    return albedo, balance, np.dot(c, balance) / np.sum(c)
