# the conversion to m3/s multiplies with the time step instead of dividing by it
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    basin_rain = excess_rain(rain, before, cn, area)[1]
    to_m3s = np.sum(area) / 3.6 * dt
    weights = uh / np.sum(uh)
    direct = to_m3s * np.convolve(basin_rain, weights, mode="full")
    baseflow = np.zeros(len(direct))
    baseflow[0] = q0
    for i in range(1, len(direct)):
        baseflow[i] = recession * baseflow[i - 1]
    total = direct + baseflow
    routed = muskingum(total, K, x, dt, reaches)[1]
    return {
        "inflow": total,
        "outflow": routed,
        "damping": 1.0 - np.max(routed) / np.max(total),
        "lag": float(routed.argmax() - total.argmax()) * dt,
    }
