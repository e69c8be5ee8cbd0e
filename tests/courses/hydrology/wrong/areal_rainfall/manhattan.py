# the distance is the sum of the absolute coordinate differences (Manhattan) instead of the straight line
def areal_rainfall(gauges, rain, cells, radius, power):
    dist = np.abs(cells[:, None, :] - gauges[None, :, :]).sum(axis=2)
    out = []
    for row in dist:
        inside = row <= radius
        if inside.sum() > 0:
            w = np.array([r**-power if ok else 0.0 for r, ok in zip(row, inside)])
        else:
            w = (np.arange(len(row)) == row.argmin()).astype(float)
        out.append(w / w.sum())
    out = np.array(out)
    return out, (out @ rain).mean(axis=0)
