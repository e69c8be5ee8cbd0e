# what: an einsum slip in dP, 'ui,uk->uk': each user's summed error times the user's own vector
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    mu = R[M].mean()
    E = M * (mu + bu[:, None] + bi[None, :] + np.einsum('uk,ik->ui', P, Q) - R)
    loss = np.einsum('ui,ui->', E, E) / N + lam * (np.einsum('uk,uk->', P, P) + np.einsum('ik,ik->', Q, Q))
    dP = 2 / N * np.einsum('ui,uk->uk', E, P) + 2 * lam * P
    dQ = 2 / N * np.einsum('ui,uk->ik', E, P) + 2 * lam * Q
    dbu = 2 / N * np.einsum('ui->u', E)
    dbi = 2 / N * np.einsum('ui->i', E)
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
