# the climatology is one mean of all months of the base period a station, the annual cycle stays in the anomalies
def monthly_anomalies(X, lat, first, start, stop):
    normal = np.nanmean(X[:, start:stop], axis=1, keepdims=True)
    climatology = np.repeat(normal, 12, axis=1)
    departure = X - normal
    there = ~np.isnan(departure)
    anomaly = np.where(there, departure, 0)
    cosw = np.cos(np.radians(lat))[:, None] * there
    region = np.einsum("st,st->t", cosw, anomaly) / np.einsum("st->t", cosw)
    return {"climatology": climatology, "anomaly": anomaly, "region": region}
