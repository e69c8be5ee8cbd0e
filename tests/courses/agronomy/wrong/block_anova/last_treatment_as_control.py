# compared with the last treatment instead of with the first one
def block_anova(yields, t_value):
    """Analysis of variance of a field trial in randomized complete blocks.

    yields: of each treatment (rows) in each block (columns), shape (t, b); one plot may be
        missing (nan). The first treatment is the control
    t_value: of Student's t for the least significant difference, a number

    returns: dictionary with
        means: of the treatments, shape (t,)
        ss_treatments, ss_blocks, ss_error: sums of squares, numbers
        F: of the treatments, a number
        lsd: least significant difference of two treatment means, a number
        better: whether a treatment's mean is above the control's by more than lsd, shape (t,)
    """
    plots = yields.copy()
    t = plots.shape[0]
    b = plots.shape[1]
    n_missing = 0
    for i in range(t):
        for j in range(b):
            if np.isnan(plots[i, j]):
                n_missing = 1
                sum_t = np.nansum(plots[i])
                sum_b = np.nansum(plots[:, j])
                sum_all = np.nansum(plots)
                plots[i, j] = (t * sum_t + b * sum_b - sum_all) / ((t - 1) * (b - 1))
    treatment_sums = plots.sum(axis=1)
    block_sums = plots.sum(axis=0)
    correction = plots.sum() ** 2 / (t * b)
    out = {}
    out["means"] = treatment_sums / b
    out["ss_treatments"] = np.sum(treatment_sums**2) / b - correction
    out["ss_blocks"] = np.sum(block_sums**2) / t - correction
    out["ss_error"] = np.sum(plots**2) - correction - out["ss_treatments"] - out["ss_blocks"]
    mse = out["ss_error"] / ((t - 1) * (b - 1) - n_missing)
    out["F"] = out["ss_treatments"] / (t - 1) / mse
    out["lsd"] = t_value * np.sqrt(2 * mse / b)
    control = out["means"][-1]
    out["better"] = out["means"] > control + out["lsd"]
    return out
