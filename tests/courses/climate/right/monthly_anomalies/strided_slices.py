# slices with step 12 for each calendar month, masked arrays for the regional mean
def monthly_anomalies(X, lat, first, start, stop):
    clim = np.zeros((len(X), 12))
    dep = np.array(X)
    for j in range(12):
        m = (first + start + j) % 12
        clim[:, m] = np.nanmean(X[:, start + j : stop : 12], axis=1)
        dep[:, (start + j) % 12 :: 12] -= clim[:, [m]]
    masked = np.ma.masked_invalid(dep)
    region = np.ma.average(masked, axis=0, weights=np.cos(np.deg2rad(lat)))
    return {"climatology": clim, "anomaly": masked.filled(0.0), "region": np.asarray(region)}
