def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = (params[k] for k in ("P", "Q", "bu", "bi"))
    n_obs = np.count_nonzero(M)
    mu = np.where(M, R, 0).sum() / n_obs
    resid = np.where(M, R - mu - bu[:, None] - bi - np.einsum('uk,ik->ui', P, Q), 0)
    return dict(
        loss=np.einsum('ui,ui', resid, resid) / n_obs + lam * (np.linalg.norm(P) ** 2 + np.linalg.norm(Q) ** 2),
        dP=-2 / n_obs * np.einsum('ui,ik->uk', resid, Q) + 2 * lam * P,
        dQ=-2 / n_obs * np.einsum('ui,uk->ik', resid, P) + 2 * lam * Q,
        dbu=-2 / n_obs * resid.sum(1),
        dbi=-2 / n_obs * resid.sum(0),
    )
