# left out the square of the sum of the weights in Kish's effective size
def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    """A poll weighted by raking, its estimate and margin of error.

    base: design weights of the people asked, shape (n,)
    region, age: the index of each one's group, whole numbers, shape (n,)
    region_share, age_share: the groups' shares of the population, shapes (g,), (h,)
    answer: 1 for yes and 0 for no, shape (n,)
    rounds: how many times both margins are fitted, first region, then age
    cap: no weight is larger, before the weights are scaled to the mean 1 at the end

    returns: dictionary with
        weights: the weights, with mean 1, shape (n,)
        estimate: the weighted share of yes, a number
        margin: 1.96 standard errors, with Kish's effective sample size, a number
    """
    n = len(base)
    weights = base.copy()
    for _ in range(rounds):
        for group, share in ((region, region_share), (age, age_share)):
            totals = np.bincount(group, weights=weights, minlength=len(share))
            weights = weights * (n * share / totals)[group]
    weights = np.minimum(weights, cap)
    weights = weights / np.mean(weights)
    estimate = np.sum(weights * answer) / np.sum(weights)
    effective = np.sum(weights) / np.sum(weights**2)
    margin = 1.96 * np.sqrt(estimate * (1 - estimate) / effective)
    return {"weights": weights, "estimate": estimate, "margin": margin}
