# the Hill function as a logistic function of the logarithm; infinities by a list comprehension
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    lr = np.log1p(antagonist / kb)
    shift = lr if kind == "competitive" else 0 * lr
    ceiling = np.exp(shift - lr)
    z = hill * np.subtract.outer(-np.log(ec50) - shift, -np.log(agonist))
    response = e0 + emax * ceiling[:, None] / (1 + np.exp(-z))
    needed = [np.exp(np.log(ec50) + s + np.log(p / (g - p)) / hill) if g > p else np.inf for s, g in zip(shift, ceiling)]
    return response, np.array(needed)
