# the time step is missing in the conversion from mm to m3/s
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    pe = excess_rain(rain, before, cn, area)[1]
    uh1 = uh / uh.sum()
    H = np.zeros((len(pe) + len(uh) - 1, len(pe)))
    for j in range(len(pe)):
        H[j : j + len(uh), j] = uh1
    q = H @ pe * area.sum() / 3.6
    inflow = q + q0 * recession ** np.arange(len(q))
    outflow = muskingum(inflow, K, x, dt, reaches)[1]
    result = {"inflow": inflow, "outflow": outflow}
    result["damping"] = 1 - outflow.max() / inflow.max()
    result["lag"] = (outflow.argmax() - inflow.argmax()) * 1.0 * dt
    return result
