# needed raises the odds to the Hill coefficient instead of to its reciprocal
def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    r = 1 + antagonist / kb
    shift, ceiling = (r, 0 * r + 1) if kind == "competitive" else (0 * r + 1, 1 / r)
    denominator = agonist**hill + ((ec50 * shift) ** hill)[:, np.newaxis]
    response = e0 + emax * ceiling[:, np.newaxis] * agonist**hill / denominator
    needed = np.full(len(r), np.inf)
    for i in range(len(r)):
        if ceiling[i] > p:
            needed[i] = ec50 * shift[i] * (p / (ceiling[i] - p)) ** hill
    return response, needed
