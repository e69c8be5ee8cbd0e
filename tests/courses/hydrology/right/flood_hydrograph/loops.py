# style: convolution by loops, base flow by recursion, peaks found by hand
def flood_hydrograph(rain, before, cn, area, uh, q0, recession, K, x, dt, reaches):
    parts, basin = excess_rain(rain, before, cn, area)
    n = len(basin) + len(uh) - 1
    q = np.zeros(n)
    for i in range(len(basin)):
        for j in range(len(uh)):
            q[i + j] += basin[i] * uh[j]
    q *= sum(area) / (3.6 * dt * sum(uh))
    b = q0
    for i in range(n):
        q[i] += b
        b *= recession
    c, out, v = muskingum(q, K, x, dt, reaches)
    ti = to = 0
    for i in range(n):
        if q[i] > q[ti]:
            ti = i
        if out[i] > out[to]:
            to = i
    return {"inflow": q, "outflow": out, "damping": (q[ti] - out[to]) / q[ti], "lag": float((to - ti) * dt)}
