# added up the weighted standard errors of the strata instead of their variances
def stratified_volume(volume, stratum, area, plot_area):
    forest = sum(area)
    result = {"means": np.empty(len(area)), "mean": 0.0, "se": 0.0}
    for h, A in enumerate(area):
        here = volume[np.where(stratum == h)[0]] / plot_area
        n = here.shape[0]
        result["means"][h] = here.mean()
        result["mean"] += A / forest * here.mean()
        if n > 1:
            s = here.std(ddof=1)
            se_h = s / np.sqrt(n) * np.sqrt(1 - n * plot_area / A)
            result["se"] += A / forest * se_h
    return result
