# used the temperature itself as degree days instead of its positive part only
def degree_day_balance(T, P, z, z_station, snow, area):
    dz = z - z_station
    s = snow * 1.0
    total = np.zeros(z.size)
    for d in range(T.size):
        Tb = T[d] - dz * LAPSE
        new = P[d] * np.minimum(np.maximum((T_RAIN - Tb) / (T_RAIN - T_SNOW), 0), 1)
        s = s + new
        potential = DDF_SNOW * Tb
        melt = np.minimum(potential, s)
        ice = (potential - melt) / DDF_SNOW * DDF_ICE
        s = s - melt
        total = total + new - melt - ice
    return {"balance": total, "snow": s, "mean": np.dot(total, area) / np.sum(area)}
