# the unit hydrograph is not scaled to the sum 1, and the lag is in time steps, not multiplied with dt
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    ex, pe = excess_rain(rain, before, cn, area)
    A = np.sum(area)
    direct = np.convolve(uh, pe) * A / (3.6 * dt)
    qb = [q0]
    while len(qb) < len(direct):
        qb.append(qb[-1] * recession)
    inflow = direct + np.array(qb)
    co, outflow, st = muskingum(inflow, K, x, dt, reaches)
    lag = outflow.tolist().index(outflow.max()) - inflow.tolist().index(inflow.max())
    return {"inflow": inflow, "outflow": outflow, "damping": 1 - outflow.max() / inflow.max(), "lag": lag}
