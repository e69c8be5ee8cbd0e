# the residuals are flattened column by column while the rows of the Jacobian go row by row, so they do not belong together
def fit_schild(agonist, antagonist, y, e0, hill, theta, damping, rounds):
    est = np.array(theta)
    trace = []
    for _ in range(rounds):
        KB = np.exp(est[2])
        model = emax_response(agonist, antagonist, e0, est[0], np.exp(est[1]), hill, KB)[0]
        occ = (model - e0) / est[0]
        steep = est[0] * hill * occ * (1 - occ)
        rows = []
        for i in range(len(antagonist)):
            for j in range(len(agonist)):
                rows.append([occ[i, j], -steep[i, j], steep[i, j] * antagonist[i] / (KB + antagonist[i])])
        D = np.array(rows)
        r = np.ravel(y - model, order="F")
        trace.append(r.dot(r))
        N = D.T.dot(D)
        est = est + np.linalg.solve(N + damping * np.diag(np.diag(N)), D.T.dot(r))
    return {"theta": est, "rss": np.array(trace), "pa2": -est[2] / np.log(10)}
