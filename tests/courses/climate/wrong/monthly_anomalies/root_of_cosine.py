# the stations are weighted with the square root of the cosine, as for principal components
def monthly_anomalies(X, lat, first, start, stop):
    month = (first + np.arange(X.shape[1])) % 12
    sel = slice(start, stop)
    onehot = (month[sel][:, None] == np.arange(12)).astype(float)
    known = ~np.isnan(X)
    Xz = np.where(known, X, 0.0)
    clim = (Xz[:, sel] @ onehot) / (known[:, sel] @ onehot)
    anomaly = np.where(known, Xz - clim[:, month], 0.0)
    w = np.sqrt(np.cos(np.deg2rad(lat)))
    region = (w @ anomaly) / (w @ known)
    return {"climatology": clim, "anomaly": anomaly, "region": region}
