# what: three einsums
def conv_step_backward(dz, window, W):
    return dict(
        dwindow=np.einsum("mf,fck->mck", dz, W),
        dW=np.einsum("mf,mck->fck", dz, window),
        db=np.einsum("mf->f", dz),
    )
