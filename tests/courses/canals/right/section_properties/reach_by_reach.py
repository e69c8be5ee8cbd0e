def section_properties(y, b, z, h):
    out = {name: np.zeros(len(y)) for name in "APTRD"}
    for i in range(len(y)):
        if y[i] <= h[i]:
            top = b[i] + 2 * z[i] * y[i]
            area = y[i] * (b[i] + top) / 2
            wet = b[i] + 2 * np.hypot(y[i], z[i] * y[i])
        else:
            top = b[i] + 2 * z[i] * h[i]
            area = h[i] * (b[i] + top) / 2 + (y[i] - h[i]) * top
            wet = b[i] + 2 * np.hypot(h[i], z[i] * h[i]) + 2 * (y[i] - h[i])
        out["A"][i], out["P"][i], out["T"][i] = area, wet, top
        out["R"][i], out["D"][i] = area / wet, area / top
    return out
