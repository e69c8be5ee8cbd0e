# the unit hydrograph is divided by its mean instead of by its sum
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    parts, net = excess_rain(rain, before, cn, area)
    u = uh / np.mean(uh)
    direct = np.convolve(u, net) * sum(area) / (3.6 * dt)
    t = np.arange(direct.size)
    inflow = direct + q0 * np.power(recession, t)
    c, outflow, v = muskingum(inflow, K, x, dt, reaches)
    peak_in, peak_out = inflow.max(), outflow.max()
    return dict(
        inflow=inflow,
        outflow=outflow,
        damping=(peak_in - peak_out) / peak_in,
        lag=dt * float(np.argmax(outflow) - np.argmax(inflow)),
    )
