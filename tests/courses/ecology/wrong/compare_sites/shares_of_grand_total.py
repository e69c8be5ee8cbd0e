# the shares are of the grand total of all sites, not of each site
def compare_sites(x):
    p = x / x.sum()
    mask = p > 0
    plogp = np.zeros_like(p)
    plogp[mask] = p[mask] * np.log(p[mask])
    shannon = -plogp.sum(axis=1)
    richness = np.count_nonzero(x, axis=1)
    evenness = np.zeros(len(x))
    many = richness > 1
    evenness[many] = shannon[many] / np.log(richness[many])
    num = np.abs(x[:, None] - x[None]).sum(axis=2)
    den = (x[:, None] + x[None]).sum(axis=2)
    distance = num / den
    nearest = np.argmin(np.where(np.eye(len(x), dtype=bool), 9, distance), axis=1)
    return dict(richness=richness, shannon=shannon, evenness=evenness, distance=distance, nearest=nearest)
