# the excess of the parts is summed over the parts, without weights, instead of taking the basin's mean excess
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    parts, _ = excess_rain(rain, before, cn, area)
    total_excess = np.zeros(len(rain))
    for row in parts:
        total_excess = total_excess + row
    u = uh / uh.sum()
    direct = np.convolve(total_excess, u) * area.sum() / (3.6 * dt)
    inflow = direct + q0 * recession ** np.arange(len(direct))
    outflow = muskingum(inflow, K, x, dt, reaches)[1]
    lag = float(np.argmax(outflow) - np.argmax(inflow)) * dt
    return {"inflow": inflow, "outflow": outflow, "damping": 1 - outflow.max() / inflow.max(), "lag": lag}
